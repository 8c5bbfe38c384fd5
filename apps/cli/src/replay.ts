/** Plays a deal script and gives the contract's answer. */
import type { ReplayAnswer } from './replay-answer.ts';
import { replayStud } from './replay-stud.ts';
import { replayThree } from './replay-three.ts';
import type { Script } from './script.ts';

/** Throws a `Fault` when a card is not of the pack in use. */
export const replay = (script: Script): ReplayAnswer =>
  script.game === 'stud' ? replayStud(script) : replayThree(script);
