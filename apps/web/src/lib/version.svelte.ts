/** Whether this page and the room speak the same version of the protocol. */
import { PROTOCOL_VERSION } from '@tapete/protocol/version';

/** Which room's version this tab was loaded again for: a page that is still another is not loaded a third time. */
const RELOADED_KEY = 'tapete-reloaded-for';
/** The notice is read for this long before the page is loaded again. */
const NOTICE_MS = 2000;

/** False where the tab cannot remember it, or remembers it already. */
function remember(protocol: number): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === String(protocol)) return false;
    sessionStorage.setItem(RELOADED_KEY, String(protocol));
    return true;
  } catch {
    return false;
  }
}

class Version {
  /** `other`: loading the page again did not help, or might go on for ever. */
  state = $state<'same' | 'reloading' | 'other'>('same');

  /** Whether messages of that version may be read. The first of another one loads the page again. */
  fits(protocol: number): boolean {
    if (protocol === PROTOCOL_VERSION) return true;
    if (this.state === 'same') {
      const reloads = remember(protocol);
      this.state = reloads ? 'reloading' : 'other';
      if (reloads) setTimeout(() => location.reload(), NOTICE_MS);
    }
    return false;
  }
}

export const version = new Version();
