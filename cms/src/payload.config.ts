/** One config for the api and the admin process. Nothing that it imports has JSX: Node runs it as it is. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentNumber } from '@aangan/contract/watch/request-number.ts';
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant';
import { buildConfig } from 'payload';
import { denyInternals } from './access/internals.ts';
import { isOperator } from './access/roles.ts';
import { allCollections, schoolSlugs } from './collections/all.ts';
import { keepDataPrivate } from './data-folder/private-data.ts';
import { readSecret } from './data-folder/secret.ts';
import { database } from './database/database.ts';
import { proseEditor } from './fields/rich-text.ts';
import { tellReason } from './hooks/tell-reason.ts';
import { tellUnavailable } from './hooks/tell-unavailable.ts';
import { languages } from './languages/all.ts';
import { panelLanguages, translateLabels } from './languages/translate.ts';
import { toFailure } from './logging/failure.ts';
import { maskLine } from './logging/log-mask.ts';
import { processName } from './logging/process-name.ts';
import { guardEndpoints } from './login/guard-endpoints.ts';
import { mailOf } from './mail/mail.ts';
import { largestFile, tooLarge } from './media/kinds.ts';
import { newSchoolEndpoints } from './new-school/endpoints.ts';
import { refuseWithoutFactor } from './second-factor/refuse-without.ts';
import { settings } from './settings.ts';

// Not `new URL(…, import.meta.url)`: the bundler of the admin process takes that for a file to bundle.
const source = dirname(fileURLToPath(import.meta.url));

/** `next build` loads this file too, but signs nothing, and may run where the data folder is not. */
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';

if (!isBuilding) keepDataPrivate(settings.dataDir);

export default guardEndpoints(
  denyInternals(
    buildConfig({
      secret: isBuilding
        ? 'not-used-while-building'
        : readSecret(settings.dataDir, process.env.SECRET),
      ...(settings.adminUrl ? { serverURL: settings.adminUrl } : {}),
      collections: allCollections,
      endpoints: newSchoolEndpoints,
      db: await database(settings),
      editor: proseEditor,
      // No `sharp` here: with it Payload would encode every WebP once more, only for its file to be thrown away (200 ms each);
      // media/ makes and keeps the pictures.
      email: mailOf(settings),
      logger: {
        options: {
          level: settings.logLevel,
          // As the lines of the other processes are.
          timestamp: () => `,"time":"${new Date().toISOString()}"`,
          formatters: { level: (level) => ({ level }) },
          base: { process: processName() },
          mixin: () => ({ request: currentNumber() }),
          serializers: { err: toFailure },
          hooks: { streamWrite: maskLine },
        },
        // Through `process.stdout`, where a line that cannot be written is dropped; Pino's own file would end the process.
        destination: { write: (line) => process.stdout.write(line) },
      },
      telemetry: false,
      // Records name each other in circles: each step further multiplies the answer, and one request could hold everybody up.
      maxDepth: 1,
      defaultDepth: 1,
      graphQL: { disable: true },
      cors: [],
      onInit: refuseWithoutFactor,
      hooks: { afterError: [tellUnavailable, tellReason] },
      i18n: panelLanguages(languages),
      upload: {
        // One more than may be: busboy calls a file too large as soon as it has that many bytes. media/kinds.ts counts exactly.
        limits: { fileSize: largestFile + 1 },
        abortOnLimit: true,
        responseOnLimit: tooLarge,
      },
      plugins: [
        multiTenantPlugin({
          tenantsSlug: 'schools',
          tenantField: { name: 'school', label: 'School' },
          tenantsArrayField: {
            includeDefaultField: false,
            arrayFieldName: 'tenants',
            arrayTenantFieldName: 'tenant',
          },
          collections: Object.fromEntries(schoolSlugs.map((slug) => [slug, {}])),
          userHasAccessToAllTenants: isOperator,
          // A school with all its records is not lost by one click: see hooks/guard-school.ts.
          cleanupAfterTenantDelete: false,
          i18n: {
            translations: {
              en: {
                'nav-tenantSelector-label': 'School',
                'assign-tenant-button-label': 'Move to another school',
                // Also of what is new, and has no title yet.
                'assign-tenant-modal-title': 'For which school?',
                'field-assignedTenant-label': 'School',
              },
            },
          },
        }),
        translateLabels(languages),
      ],
      admin: {
        user: 'staff',
        // Not Gravatar, Payload's default: it would tell another company who works here.
        avatar: 'default',
        importMap: {
          baseDir: source,
          importMapFile: join(source, 'app/(payload)/admin/importMap.js'),
        },
        components: {
          graphics: { Logo: '/admin/brand.tsx#Logo', Icon: '/admin/brand.tsx#Icon' },
          beforeNavLinks: [
            '/admin/open-menu.tsx#OpenMenu',
            '/admin/disclosure/nav-link.tsx#DisclosureLink',
            '/admin/papers/menu.tsx#PapersMenu',
          ],
          afterNavLinks: ['/admin/person/nav-link.tsx#PersonLink'],
          views: {
            dashboard: { Component: '/admin/home/home.tsx#Home' },
            disclosure: {
              Component: '/admin/disclosure/check-view.tsx#CheckView',
              path: '/disclosure',
              meta: { title: 'Public disclosure' },
            },
            sign: {
              Component: '/admin/disclosure/sign-view.tsx#SignView',
              path: '/sign',
              meta: { title: 'Documents to sign' },
            },
            annualReport: {
              Component: '/admin/annual-report/preview-view.tsx#PreviewView',
              path: '/annual-report',
              meta: { title: 'Annual report' },
            },
            person: {
              Component: '/admin/person/person-view.tsx#PersonView',
              path: '/person',
              meta: { title: 'One person’s data' },
            },
            consentSheet: {
              Component: '/admin/consent/sheet-view.tsx#SheetView',
              path: '/consent-sheet',
              meta: { title: 'Consents from a sheet' },
            },
            staffSheet: {
              Component: '/admin/staff-list/staff-sheet-view.tsx#StaffSheetView',
              path: '/staff-sheet',
              meta: { title: 'Staff from a list' },
            },
            studentSheet: {
              Component: '/admin/roll/roll-sheet-view.tsx#RollSheetView',
              path: '/student-sheet',
              meta: { title: 'Students from a list' },
            },
            topperSheet: {
              Component: '/admin/topper-list/topper-sheet-view.tsx#TopperSheetView',
              path: '/topper-sheet',
              meta: { title: 'Toppers from a list' },
            },
            certificateSheet: {
              Component: '/admin/certificate-list/certificate-sheet-view.tsx#CertificateSheetView',
              path: '/certificate-sheet',
              meta: { title: 'Transfer certificates from a list' },
            },
            newSchool: {
              Component: '/admin/new-school/new-school-view.tsx#NewSchoolView',
              path: '/new-school',
              meta: { title: 'New school' },
            },
            moveUp: {
              Component: '/admin/roll/move-up-view.tsx#MoveUpView',
              path: '/move-up',
              meta: { title: 'Move everybody up a class' },
            },
            // Payload's own, and after it the second factor.
            login: { Component: '/admin/second-factor/login.tsx#Login', path: '/login' },
            // Payload's own promises a letter also where there is no mail.
            forgot: { Component: '/admin/accounts/forgotten.tsx#Forgotten', path: '/forgot' },
          },
        },
        meta: {
          titleSuffix: ' · Aangan',
          description: 'The back office of a school’s website.',
          icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
          // What is shown of a link that somebody shares, such as an invitation.
          openGraph: { siteName: 'Aangan', description: 'The back office of a school’s website.' },
          // Payload's own would draw, for anybody, whatever the address says.
          defaultOGImageType: 'off',
        },
        dateFormat: 'd MMM yyyy, h:mm a',
      },
      // Not by Payload at each start outside production: that is a second process, which looks for this file in the folder
      // where it was started, and fails unseen. `npm run generate -w cms` writes them, and a test holds them to the config.
      typescript: { outputFile: join(source, 'payload-types.ts'), autoGenerate: false },
    }),
  ),
);
