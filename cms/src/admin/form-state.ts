/**
 * The panel's own call for the state of a form, which also locks the record that is being edited. Payload locks whatever the
 * call names, in whoever's name it comes, below its access control.
 */
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs, ServerFunction } from 'payload';
import { mayLock } from '../access/locks.ts';

/** Payload's, but the lock is made, and told, only for those who may change that very record. */
export const formState: ServerFunction<BuildFormStateArgs> = async (args) =>
  buildFormStateHandler({
    ...args,
    returnLockStatus: Boolean(args.returnLockStatus) && (await mayLock(args.req, args)),
  });
