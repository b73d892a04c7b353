/** The annual report of a session, the newest one first: the Principal's words, then part by part (promise 2.21). */
import type { AnnualReport } from '@aangan/contract/annual-report.ts';
import { Blocks } from '../components/Blocks.tsx';
import { PaperLink } from '../components/PaperLink.tsx';
import { Prose } from '../components/Prose.tsx';
import { chooseReport, heedsSession } from '../rules/annual-report.ts';
import { DisclosureIndex } from './disclosure.tsx';
import { summaryOf } from './list-page.tsx';
import type { PageDefinition } from './page.ts';
import { Unwritten } from './Unwritten.tsx';

const Report = ({ report: { sessionYear, words, signedBy, blocks } }: { report: AnnualReport }) => (
  <>
    <p className="report-session">Session {sessionYear}, from 1 April to 31 March</p>
    {words && (
      <section className="block report-words">
        <h2>From the Principal</h2>
        <Prose html={words} />
        {signedBy && <p className="report-signed">{signedBy}</p>}
      </section>
    )}
    <Blocks blocks={blocks} />
  </>
);

const Others = ({ path, sessions }: { path: string; sessions: string[] }) => (
  <nav className="block report-others" aria-labelledby="other-reports">
    <h2 id="other-reports">Reports of other sessions</h2>
    <ul>
      {sessions.map((session) => (
        <li key={session}>
          <a href={`${path}?session=${session}`}>Session {session}</a>
        </li>
      ))}
    </ul>
  </nav>
);

export const annualReportPage: PageDefinition<'annual-report'> = {
  heeds: heedsSession,
  dependsOnDay: false,
  view: async (input) => {
    const { read, route, query } = input;
    const [reports, summary] = await Promise.all([read.list('annualReports'), summaryOf(input)]);
    const { report, isNewest, others } = chooseReport(reports.data, query);
    return {
      // The newest one stands at the page's own address.
      isAsWithoutQuery: isNewest,
      ...(report && !isNewest ? { title: `${route.title} ${report.sessionYear}` } : {}),
      summary:
        summary ||
        'What the school did in a session, from April to March, as it is told to parents and to the Board.',
      files: reports.files ?? {},
      body: (
        <div className="wide page-body with-side">
          <div>
            {report ? (
              <>
                <PaperLink
                  route={route}
                  search={isNewest ? '' : `?session=${report.sessionYear}`}
                />
                <Report report={report} />
              </>
            ) : (
              <Unwritten />
            )}
            {others.length > 0 && <Others path={route.path} sessions={others} />}
          </div>
          <DisclosureIndex current={route} />
        </div>
      ),
    };
  },
};
