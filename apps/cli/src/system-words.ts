/** What the system refuses, in words. */
import type { Words } from './fault.ts';

const REASONS: Readonly<Record<string, Words>> = {
  ENOENT: { es: 'no existe', en: 'it does not exist' },
  ENOTDIR: { es: 'no existe', en: 'it does not exist' },
  ENAMETOOLONG: { es: 'el nombre es demasiado largo', en: 'its name is too long' },
  ELOOP: { es: 'un enlace lleva a sí mismo', en: 'a link leads to itself' },
  EISDIR: { es: 'es una carpeta', en: 'it is a folder' },
  EACCES: { es: 'no hay permiso', en: 'no permission' },
  EPERM: { es: 'no hay permiso', en: 'no permission' },
  ENOSPC: { es: 'no queda sitio', en: 'no space left' },
  EDQUOT: { es: 'no queda sitio', en: 'no space left' },
  EFBIG: { es: 'es demasiado grande', en: 'it is too large' },
  ERR_FS_FILE_TOO_LARGE: { es: 'es demasiado grande', en: 'it is too large' },
  ERR_STRING_TOO_LONG: { es: 'es demasiado grande', en: 'it is too large' },
  EIO: { es: 'el aparato falla', en: 'the device fails' },
  EMFILE: { es: 'hay demasiados archivos abiertos', en: 'too many files are open' },
  EAGAIN: { es: 'no está listo', en: 'it is not ready' },
};

/** Why reading or writing failed; an error without a known code says it itself. */
export function systemReason(error: unknown): Words {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  if (known !== undefined) return known;
  const said = error instanceof Error ? error.message : String(error);
  return { es: said, en: said };
}
