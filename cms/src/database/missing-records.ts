import { type DatabaseAdapterObj, NotFound } from 'payload';
import { slugs } from '../access/rights.ts';

const ours: readonly string[] = slugs;

/**
 * What is not there any more cannot be deleted, and whoever asked is told so. Of two who delete one record at the same moment,
 * Payload would go on for the second with the nothing that was deleted, and fail; and where nothing fits a condition on a
 * relation, its adapter asks the database for a column that there is not.
 */
export const refuseMissing = (adapterObject: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapterObject,
  init: (args) => {
    const adapter = adapterObject.init(args);
    const { deleteOne } = adapter;
    adapter.deleteOne = async (what) => {
      const { collection, where, req } = what;
      const isThere = (await adapter.findOne({ collection, where, req })) !== null;
      const deleted = isThere ? await deleteOne.call(adapter, what) : null;
      const isGone = !isThere || (deleted === null && what.returning !== false);
      if (isGone && ours.includes(collection)) throw new NotFound(req?.t);
      return deleted;
    };
    return adapter;
  },
});
