/** Why the room cannot start, or go on: one line that says what, where, and what to do. */
export interface Failure {
  readonly what:
    'port' | 'folder-taken' | 'folder-unusable' | 'database' | 'busy' | 'broken' | 'gone';
  readonly where: string;
  /** The system's own code; of a file that is gone, 'saved' where nothing is lost with it. */
  readonly why?: string;
}

export class StartFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.what} ${failure.where}`);
    this.failure = failure;
  }
}

/** The system's own code of an error, or what it says. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** In the terminal's language. */
export function failureLine({ what, where, why = '' }: Failure, spanish: boolean): string {
  const [es, en] = words(what, where, why);
  return spanish ? es : en;
}

function words(what: Failure['what'], where: string, why: string): readonly [string, string] {
  switch (what) {
    case 'port':
      return why === 'EADDRINUSE'
        ? [
            `El puerto de ${where} está ocupado: cierra el otro programa o elige otro con PORT=3001 npm start`,
            `The port of ${where} is taken: close the other program or choose another with PORT=3001 npm start`,
          ]
        : [
            `No se puede escuchar en ${where} (${why}): elige otro con PORT y HOST`,
            `Cannot listen on ${where} (${why}): choose another with PORT and HOST`,
          ];
    case 'folder-taken':
      return [
        `Otro Tapete ya usa los datos de ${where}: ciérralo o elige otra carpeta con TAPETE_DATA`,
        `Another Tapete already uses the data in ${where}: close it or choose another folder with TAPETE_DATA`,
      ];
    case 'folder-unusable':
      return [
        `No se puede escribir en ${where} (${why}): da permiso o elige otra carpeta con TAPETE_DATA`,
        `Cannot write to ${where} (${why}): give permission or choose another folder with TAPETE_DATA`,
      ];
    case 'database':
      return [
        `La base de datos ${where} no se puede abrir (${why}): aparta el archivo o elige otra carpeta con TAPETE_DATA`,
        `The database ${where} cannot be opened (${why}): put the file aside or choose another folder with TAPETE_DATA`,
      ];
    case 'busy':
      return [
        `Otro programa tiene ocupada la base de datos ${where} (${why}): ciérralo o espera a que acabe, y arranca de nuevo`,
        `Another program holds the database ${where} (${why}): close it or let it finish, and start again`,
      ];
    case 'gone':
      return goneWords(where, why);
    case 'broken':
      return brokenWords(where, why);
    default:
      return what satisfies never;
  }
}

/** The database, or the file beside it with what was written last. */
function goneWords(where: string, why: string): readonly [string, string] {
  if (why === 'saved') {
    return [
      `El archivo ${where} ha sido borrado con la sala abierta: lo que guardaba está ya en la base de datos, no falta nada; arranca de nuevo`,
      `The file ${where} was deleted while the room was open: what it held is in the database now, nothing is missing; start again`,
    ];
  }
  if (where.endsWith('-wal')) {
    return [
      `El archivo ${where} ha sido borrado o cambiado con la sala abierta, y en él estaba lo último: pon una copia de la base de datos entera en su sitio y arranca de nuevo`,
      `The file ${where} was deleted or replaced while the room was open, and the latest was in it: put a copy of the whole database in its place and start again`,
    ];
  }
  return [
    `La base de datos ${where} ha sido borrada o cambiada con la sala abierta: pon la buena en su sitio y arranca de nuevo`,
    `The database ${where} was deleted or replaced while the room was open: put the right one in its place and start again`,
  ];
}

/** By what SQLite says: a disk that is full or fails, a file that is damaged, or one that may not be written any more. */
function brokenWords(where: string, why: string): readonly [string, string] {
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(why)) {
    return [
      `La base de datos ${where} está dañada (${why}): pon una copia en su sitio y arranca de nuevo`,
      `The database ${where} is damaged (${why}): put a saved copy in its place and start again`,
    ];
  }
  const [es, en] = /^SQLITE_(FULL|IOERR)/.test(why)
    ? ['haz sitio', 'make room']
    : ['mira si se puede escribir en ella', 'see whether it may be written'];
  return [
    `No se puede guardar en ${where} (${why}): ${es} y arranca de nuevo; la partida sigue donde estaba`,
    `Cannot store in ${where} (${why}): ${en} and start again; the game goes on from where it was`,
  ];
}
