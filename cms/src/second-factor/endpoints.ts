import { ownEndpoints } from './own-endpoints.ts';
import { signInEndpoints } from './sign-in-endpoints.ts';

export const secondFactorEndpoints = [...signInEndpoints, ...ownEndpoints];
