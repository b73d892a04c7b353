/** A bucket of a throwaway store, and the settings that name it. */
import { randomBytes } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from '../../scripts/object-store.ts';
import type { S3Settings } from '../src/media/s3-store.ts';

export const makeBucket = async (store: ObjectStore): Promise<S3Settings> => {
  const s3 = store.settings(`bucket-${randomBytes(6).toString('hex')}`);
  const client = new AwsClient({ ...s3, service: 's3' });
  const made = await client.fetch(`${s3.endpoint}/${s3.bucket}`, { method: 'PUT' });
  if (!made.ok) throw new Error(`The bucket was not made: ${made.status} ${await made.text()}`);
  return s3;
};

/** The settings as a process reads them. */
export const toEnvironment = (s3: S3Settings | undefined): Record<string, string> => ({
  S3_ENDPOINT: s3?.endpoint ?? '',
  S3_BUCKET: s3?.bucket ?? '',
  S3_REGION: s3?.region ?? '',
  S3_ACCESS_KEY_ID: s3?.accessKeyId ?? '',
  S3_SECRET_ACCESS_KEY: s3?.secretAccessKey ?? '',
});
