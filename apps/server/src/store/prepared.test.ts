import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withPrepared } from './prepared.ts';

function opened() {
  const database = new Database(':memory:');
  onTestFinished(() => void database.close());
  database.exec('CREATE TABLE seats (name TEXT, chips INTEGER)');
  const prepare = vi.spyOn(database, 'prepare');
  return { database, prepare, prepared: withPrepared(database) };
}

test('a statement is compiled once and run with each time’s own values', () => {
  const { prepare, prepared } = opened();
  const insert = 'INSERT INTO seats VALUES (?, ?)';
  for (const row of [
    ['Ana', 100],
    ['Bea', 200],
  ]) {
    prepared.prepare(insert).run(row);
  }
  const select = 'SELECT chips FROM seats WHERE name = ?';
  expect(prepared.prepare(select).all(['Bea'])).toEqual([{ chips: 200 }]);
  expect(prepared.prepare(select).all(['Ana'])).toEqual([{ chips: 100 }]);
  expect(prepare.mock.calls.map(([sql]) => sql)).toEqual([insert, select]);
});

test('after a change of the tables it reads them as they are then', () => {
  const { database, prepared } = opened();
  prepared.prepare('INSERT INTO seats VALUES (?, ?)').run(['Ana', 100]);
  const all = 'SELECT * FROM seats';
  prepared.prepare(all).all([]);
  database.exec('ALTER TABLE seats ADD COLUMN away INTEGER DEFAULT 0');
  expect(prepared.prepare(all).all([])).toEqual([{ name: 'Ana', chips: 100, away: 0 }]);
});

test('a pragma takes effect each time', () => {
  const { prepared } = opened();
  const run = (sql: string): unknown[] => prepared.prepare(sql).all([]);
  for (const ms of [0, 5000, 0]) {
    run(`PRAGMA busy_timeout = ${ms}`);
    expect(run('PRAGMA busy_timeout')).toEqual([{ timeout: ms }]);
  }
});

test('no more than 200 are kept, those used last', () => {
  const { prepare, prepared } = opened();
  for (let i = 0; i < 200; i++) prepared.prepare(`SELECT ${i}`);
  prepared.prepare('SELECT 0');
  prepared.prepare('SELECT 200');
  expect(prepare).toHaveBeenCalledTimes(201);
  prepared.prepare('SELECT 0');
  expect(prepare).toHaveBeenCalledTimes(201);
  prepared.prepare('SELECT 1');
  expect(prepare).toHaveBeenCalledTimes(202);
});
