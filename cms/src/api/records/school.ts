/** The profile of a school, and which hostname leads to which. */
import type { Answer } from '@aangan/contract/calls.ts';
import { type School, type SchoolAddress, school, schoolAddress } from '@aangan/contract/school.ts';
import type { ApiContext } from '../context.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { list, only } from './read-records.ts';
import { toSchool, toSchoolAddress } from './to-school.ts';

/** Answers `GET /api/school/{school}`. */
export const loadSchool =
  (context: ApiContext) =>
  async ({ params }: ApiRequest): Promise<Answer<School>> => {
    const where = { id: { equals: await context.schoolId(params.school ?? '') } };
    return only(await list(context, { collection: 'schools', where }, toSchool, school));
  };

/** Answers `GET /api/schools`. */
export const loadSchools = (context: ApiContext) => async (): Promise<Answer<SchoolAddress[]>> => {
  const { data } = await list(
    context,
    { collection: 'schools', where: {}, sort: 'code', fields: ['code', 'hostnames'] },
    toSchoolAddress,
    schoolAddress,
  );
  return { data };
};
