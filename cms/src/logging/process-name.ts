/** Which process writes a line: the logs of all of them may lie in one place. */
export const processName = (): 'api' | 'office' | 'command' => {
  const [, program = ''] = process.argv;
  if (program.endsWith('api/main.ts')) return 'api';
  return program.endsWith('admin-server/main.ts') ? 'office' : 'command';
};
