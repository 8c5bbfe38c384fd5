/** What the host has set in the surroundings of the process; a wrong value ends the start and says what was expected. */
import { BlockList, isIP, isIPv6 } from 'node:net';
import { DEFAULT_BOUNDS, type RoomBounds } from './limits.ts';

const UNBOUNDED = Number.MAX_SAFE_INTEGER;

type Surroundings = Readonly<Record<string, string | undefined>>;

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly hosts: readonly string[];
  /** The room is reached by TLS. */
  readonly secure: boolean;
  /** Addresses and networks whose word for the asker's address is taken. */
  readonly proxies: readonly string[];
  readonly bounds: RoomBounds;
  readonly logLevel: string;
  /** `/metrics` answers everybody, not this machine alone. */
  readonly openMetrics: boolean;
}

/** A value that cannot be: in the terminal's language. */
export class WrongSetting extends Error {
  readonly es: string;
  readonly en: string;

  constructor(name: string, value: string, es: string, en: string) {
    super(name);
    this.es = `${name} es '${value}'; ${es}`;
    this.en = `${name} is '${value}'; ${en}`;
  }
}

/** Throws a WrongSetting. */
export function readSettings(env: Surroundings): Settings {
  const secure = env['TAPETE_TLS'] === '1';
  const number = (name: string, usual: number, least: number, last = UNBOUNDED): number =>
    readNumber(env, name, usual, least, last);
  return {
    port: number('PORT', 3000, 0, 65_535),
    host: env['HOST'] || '127.0.0.1',
    hosts: listOf(env['TAPETE_HOSTS']),
    secure,
    // Under TLS a proxy of this machine stands before us; any other one is named by the host.
    proxies: readProxies(env['TAPETE_PROXIES']) ?? (secure ? ['127.0.0.0/8', '::1'] : []),
    bounds: {
      tables: number('TAPETE_MOST_TABLES', DEFAULT_BOUNDS.tables, 1),
      seats: number('TAPETE_MOST_SEATS', DEFAULT_BOUNDS.seats, 1),
      events: number('TAPETE_MOST_EVENTS', DEFAULT_BOUNDS.events, 1000),
      guests: number('TAPETE_MOST_GUESTS', DEFAULT_BOUNDS.guests, 1),
      keepDays: number('TAPETE_KEEP_DAYS', DEFAULT_BOUNDS.keepDays, 0),
    },
    logLevel: env['TAPETE_LOG'] || 'warn',
    openMetrics: readMetrics(env['TAPETE_METRICS']),
  };
}

const listOf = (text = ''): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function readNumber(
  env: Surroundings,
  name: string,
  usual: number,
  least: number,
  most: number,
): number {
  const text = env[name];
  if (!text) return usual;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  const [es, en] =
    most === UNBOUNDED
      ? [`un número entero desde ${least}`, `a whole number from ${least}`]
      : [`un número de ${least} a ${most}`, `a number from ${least} to ${most}`];
  throw new WrongSetting(name, text, `debe ser ${es}`, `it must be ${en}`);
}

function readMetrics(text = ''): boolean {
  if (text === '' || text === 'loopback') return false;
  if (text === 'open') return true;
  const name = 'TAPETE_METRICS';
  throw new WrongSetting(name, text, 'debe ser loopback u open', 'it must be loopback or open');
}

/** Undefined when nothing is set. */
function readProxies(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined;
  const proxies = listOf(text);
  const wrong = proxies.find((each) => !isNetwork(each));
  if (wrong === undefined) return proxies;
  throw new WrongSetting(
    'TAPETE_PROXIES',
    wrong,
    'debe ser una dirección o una red, como 10.0.0.2 o 172.16.0.0/12',
    'it must be an address or a network, as 10.0.0.2 or 172.16.0.0/12',
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}
