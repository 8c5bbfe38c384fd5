export * from './alone.ts';
export * from './bot-command.ts';
