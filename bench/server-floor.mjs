// The least a post that stores something costs with the server's own packages: read, checked, one row in a
// transaction that is on the disk before it is answered. No session, no table, no stream.

const BODY = {
  actionId: 'floor-action-000001',
  deal: 12,
  decision: 345,
  action: { type: 'raise', to: 120 },
};

/** @param load requires a package as the server would */
export async function startFloor(load, file) {
  const Fastify = load('fastify');
  const { validatorCompiler, serializerCompiler } = load('fastify-type-provider-zod');
  const { z } = load('zod');
  const Database = load('better-sqlite3');
  const { Kysely, SqliteDialect } = load('kysely');

  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(
    'CREATE TABLE log (table_id TEXT, seq INTEGER, at INTEGER, event TEXT, PRIMARY KEY (table_id, seq))',
  );
  const db = new Kysely({ dialect: new SqliteDialect({ database }) });
  const body = z.strictObject({
    actionId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    deal: z.number().int().min(1),
    decision: z.number().int().min(1),
    action: z.strictObject({ type: z.string(), to: z.number().int() }),
  });
  const answer = z.object({ first: z.number(), last: z.number() });
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  let seq = 0;
  app.route({
    method: 'POST',
    url: '/actions',
    schema: { body, response: { 200: answer } },
    handler: async (request) => {
      seq++;
      const row = { table_id: 'floor', seq, at: seq, event: JSON.stringify(request.body.action) };
      await db.transaction().execute((trx) => trx.insertInto('log').values(row).execute());
      return { first: seq, last: seq };
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${app.server.address().port}/actions`,
    stop: async () => {
      await app.close();
      await db.destroy();
    },
  };
}

export const floorBody = JSON.stringify(BODY);
