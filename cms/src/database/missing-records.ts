import { type DatabaseAdapterObj, NotFound } from 'payload';
import { slugs } from '../access/rights.ts';

const ours: readonly string[] = slugs;

/**
 * Of two who delete one record at the same moment, the second is told that it is not there any more: Payload has seen it
 * just before, would go on with the nothing that was deleted, and fail.
 */
export const refuseMissing = (adapterObject: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapterObject,
  init: (args) => {
    const adapter = adapterObject.init(args);
    const { deleteOne } = adapter;
    adapter.deleteOne = async (what) => {
      const deleted = await deleteOne.call(adapter, what);
      if (deleted === null && what.returning !== false && ours.includes(what.collection))
        throw new NotFound(what.req?.t);
      return deleted;
    };
    return adapter;
  },
});
