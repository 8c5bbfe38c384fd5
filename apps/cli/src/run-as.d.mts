export function runAs(
  command: string,
  args: readonly string[],
  options?: { cwd?: string },
): Promise<void>;
