/** The back office: Payload's panel on Next, for staff alone. Its headers are set at the door: src/admin-server/headers.ts. */
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // TypeScript 7 has no API that Next's own check could call; `tsc -p cms` checks the types.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [
    { source: '/', destination: '/admin', permanent: false },
    // Payload's form for the token of a letter, which is never sent: app/account has ours.
    { source: '/admin/reset/:path*', destination: '/admin/forgot', permanent: false },
  ],
  // The panel sends the whole state of a page's form to its server functions; the door allows as much (body-limit.ts).
  experimental: { serverActions: { bodySizeLimit: '4mb' } },
  serverExternalPackages: [
    // libSQL and sharp load compiled code, which cannot be bundled.
    '@libsql/client',
    'libsql',
    'sharp',
    'file-type',
    // Bundled, Payload would be there twice, for pages and for REST, and neither would know the other's errors by
    // `instanceof`: a refusal then reached the form without saying which field it is about.
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-postgres',
  ],
};

export default withPayload(config, { devBundleServerPackages: false });
