/** Who sits in front of this page. */
import type { Person } from '@tapete/protocol';
import { session, signIn, type Answer } from './api.ts';

class Me {
  person = $state<Person | null>(null);
  /** False until the room has said who this is. */
  known = $state(false);

  async load(): Promise<void> {
    const answer = await session();
    if (answer.ok) {
      this.person = answer.value.person;
      this.known = true;
    }
  }

  async name(nickname: string): Promise<Answer<unknown>> {
    const answer = await signIn(nickname);
    if (answer.ok) {
      this.person = answer.value.person;
      this.known = true;
    }
    return answer;
  }
}

export const me = new Me();
