/** Under which a browser sends the key of an upload: the same key is the same upload, however often it comes. */
export const uploadKeyHeader = 'idempotency-key';
