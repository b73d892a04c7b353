/** Settings are read when modules load: a test that loads one too early would write into the data of this clone. */
export const assertOwnData = async (dataDir: string): Promise<void> => {
  const { settings } = await import('../src/settings.ts');
  if (settings.dataDir !== dataDir)
    throw new Error(
      'Something at the top of this test has read the settings already: import it inside the test that uses it.',
    );
};
