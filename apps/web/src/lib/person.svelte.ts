/** Who sits in front of this page. */
import type { Person } from '@tapete/protocol';
import { session, signIn, type Answer } from './api.ts';
import { version } from './version.svelte.ts';

/** Between two attempts to ask the room. */
const RETRY_MS = 1500;

class Me {
  person = $state<Person | null>(null);
  /** False until the room has said who this is. */
  known = $state(false);

  /** Asks until the room answers. */
  async load(): Promise<void> {
    for (;;) {
      const answer = await session();
      if (this.known) return;
      if (answer.ok) {
        if (version.fits(answer.value.protocol)) {
          this.person = answer.value.person;
          this.known = true;
        }
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  async setName(nickname: string): Promise<Answer<unknown>> {
    const answer = await signIn(nickname);
    if (answer.ok && version.fits(answer.value.protocol)) {
      this.person = answer.value.person;
      this.known = true;
    }
    return answer;
  }
}

export const me = new Me();
