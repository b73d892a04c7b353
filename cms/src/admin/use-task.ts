'use client';
import { useState } from 'react';

/** Runs something that may fail, with the reason in sight. */
export const useTask = () => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async (task: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await task();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
};
