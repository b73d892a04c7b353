/** Privacy (promise 2.20): the notice in plain words, made of the school's profile, and the form for requests. */
import { addressOf, calls } from '@aangan/contract/calls.ts';
import { frameOrigin } from '@aangan/contract/origin.ts';
import { answeredWithinDays, type KeptKind, keptBy } from '@aangan/contract/privacy.ts';
import type { School } from '@aangan/contract/school.ts';
import { Icon } from '../components/Icon.tsx';
import { isKnown, oneLineAddress, phoneHref } from '../components/school-facts.ts';
import { island } from '../islands/PrivacyForm.tsx';
import { grievanceContactOf, keptInWords } from '../rules/privacy.ts';
import { Island } from '../server/rendering/islands.tsx';
import { formPropsFor } from './form-page.ts';
import { summaryOf } from './list-page.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';

/**
 * Where a form that posts itself comes back to, since the page is long: its heading, or, once it is sent, its end, where that is
 * said.
 */
const formId = 'request';

type Notice = {
  title: string;
  what: string;
  why: string;
  /** How long, around the time of the table. */
  until: (time: string) => string;
};

/** What is kept, in the order of the page. A kind of the table without its words is a compile error. */
const notices: Record<KeptKind, Notice> = {
  students: {
    title: 'List of students',
    what: 'Name, admission number, class, section, the day and month of birth without the year, and the day of leaving; a photograph if the parents have given one.',
    why: 'To wish the child on the home page, with name and class, on the birthday itself.',
    until: (time) => `Kept ${time}.`,
  },
  leaversPhotographs: {
    title: 'Photograph of a student who has left',
    what: 'The photograph of the list of students.',
    why: 'It stays for a while, for a child who comes back.',
    until: (time) => `Deleted ${time} after the child has left.`,
  },
  shownChildren: {
    title: 'Photographs, names and voices',
    what: 'Portraits of toppers and office bearers, names with results and prizes, and recordings.',
    why: 'To show the life of the school to its families.',
    until: (time) => `Shown ${time}.`,
  },
  consents: {
    title: 'What parents have agreed to',
    what: 'For which purpose, by whom, when and how; the signed paper, if there is one, can be seen by the school alone.',
    why: 'To show of each child only what may be shown.',
    until: (time) => `Kept ${time}.`,
  },
  transferCertificates: {
    title: 'Transfer certificates',
    what: 'A copy of each certificate that the school has issued, with name and admission number.',
    why: 'So that the family can save it from this website. It is found only with the admission number and the full name, and its link stops working after ten minutes.',
    until: (time) => `Kept ${time}.`,
  },
  enquiries: {
    title: 'Messages from the Mail Us page',
    what: 'Your name, phone number, e-mail, address and what you write, and what the office notes of its answer.',
    why: 'To answer you.',
    until: (time) => `Kept for ${time}.`,
  },
  guestBook: {
    title: 'Guest book',
    what: 'Your name, e-mail, web address, profession, how you rate the website and know the school, and what you write.',
    why: 'So that the school knows what visitors think of it. The entries are not shown on this website.',
    until: (time) => `Kept for ${time}.`,
  },
  privacyRequests: {
    title: 'Requests from this page',
    what: 'Your name, phone number, e-mail, relation to the student, the student’s name and class, what you ask for, and what the office notes of its answer.',
    why: 'To answer you, and to be able to show that we did.',
    until: (time) => `Kept for ${time}, and until it is answered.`,
  },
  setAside: {
    title: 'Messages that look like advertising',
    what: 'What a program seems to have sent through one of our forms.',
    why: 'It is set aside, in case a family has written it after all.',
    until: (time) => `Kept for ${time}.`,
  },
  changeLog: {
    title: 'Log of changes',
    what: 'Which member of staff has added, changed or deleted what, by its title, and when.',
    why: 'To find out how a mistake came about, and to put it right.',
    until: (time) => `Kept for ${time}.`,
  },
};

const WhatWeKeep = ({ school }: { school: School }) => (
  <section className="block">
    <h2>What we keep, why, and for how long</h2>
    <ul className="kept-list">
      {(Object.keys(notices) as KeptKind[]).map((kind) => {
        const { title, what, why, until } = notices[kind];
        return (
          <li key={kind}>
            <h3>{title}</h3>
            <p>{what}</p>
            <p>{why}</p>
            <p className="kept-until">{until(keptInWords(keptBy(kind, school.retention)))}</p>
          </li>
        );
      })}
    </ul>
    <p>
      Copies that are made for an emergency hold what was deleted until they are replaced by newer
      ones.
    </p>
  </section>
);

const WhatWeDoNot = ({ school }: { school: School }) => (
  <section className="block prose">
    <h2>What we do not do</h2>
    <ul>
      <li>
        We do not follow you around: this website sets no cookies, shows no advertisements and
        counts no visitors by name.
      </li>
      <li>
        The log of this website says which page was opened, and when. It does not say by whom: no
        name, no network address, nothing that you have typed.
      </li>
      <li>
        We do not sell or lend what we keep. The head and the office of the school read it; whoever
        puts up photographs is told which children may not be seen. The people who run this website
        for the school see it only to keep it running.
      </li>
      {frameOrigin(school.mapEmbed) !== null && (
        <li>
          The map on the page <a href="/MailUs">Mail Us</a> comes from another website, which learns
          that somebody has opened it. So do other websites when you follow a link to them.
        </li>
      )}
    </ul>
  </section>
);

const Children = () => (
  <section className="block prose">
    <h2>Children under 18</h2>
    <p>
      Whether a child’s portrait, name, birthday or voice is shown on this website is for a parent
      or lawful guardian to decide, for each of these purposes. You are free to say no, and it makes
      no difference to how your child is taught or treated. Before photographs of school life are
      put up, somebody looks at each of them, so that nobody is seen whose parents have not agreed.
    </p>
    <p>
      You may withdraw your consent at any time, as easily as you gave it: with{' '}
      <a href={`#${formId}`}>the form below</a>, by phone, by e-mail, or in the school office. We
      then take the name, picture or recording down.
    </p>
    <p>We do not watch what children do here, and show them no advertisements.</p>
  </section>
);

const Rights = () => (
  <section className="block prose">
    <h2>What you may ask of us</h2>
    <ul>
      <li>To see what we keep about you or your child.</li>
      <li>To correct what is wrong, and complete what is missing.</li>
      <li>
        To erase what is no longer needed. What the law makes a school keep, such as transfer
        certificates, we may not erase; we will tell you so.
      </li>
      <li>To withdraw a consent that you have given.</li>
    </ul>
    <p>It costs nothing. You get an answer within {answeredWithinDays} days.</p>
  </section>
);

const WhomToAsk = ({ school }: { school: School }) => {
  const { who, email, phone } = grievanceContactOf(school);
  return (
    <section className="contact-card">
      <h2>Whom to ask</h2>
      <address>
        <p>
          <strong>{who}</strong>
        </p>
        {isKnown(school) && (
          <p>
            <Icon name="place" />
            <span>
              {school.name}, {oneLineAddress(school)}
            </span>
          </p>
        )}
        {phone && (
          <p>
            <Icon name="phone" />
            <a href={phoneHref(phone)}>{phone}</a>
          </p>
        )}
        {email && (
          <p>
            <Icon name="mail" />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </address>
    </section>
  );
};

const Complaints = () => (
  <section className="block prose">
    <h2>If you are not satisfied</h2>
    <ol>
      <li>
        Please write to the person named here first. You get an answer within {answeredWithinDays}{' '}
        days.
      </li>
      <li>
        If there is no answer, or it does not satisfy you, you may complain to the Data Protection
        Board of India.
      </li>
    </ol>
  </section>
);

export const privacyPage: PageDefinition<'privacy'> = {
  heeds: heedsNothing,
  dependsOnDay: false,
  view: async (input) => {
    const { school } = input;
    const form = formPropsFor(
      input,
      addressOf(calls.form, { school: school.code, type: 'Privacy' }),
    );
    return {
      summary:
        (await summaryOf(input)) ||
        'What the school keeps about children, parents and visitors, why, for how long, and what you may ask of it.',
      files: {},
      body: (
        <div className="narrow page-body">
          <section className="block prose">
            <p>
              This notice says, in plain words, what {school.name || 'the school'} keeps about you
              and your child on this website. It follows the Digital Personal Data Protection Act,
              2023, and the Rules of 2025 under it.
            </p>
            <p>
              <a className="button button-accent" href={`#${formId}`}>
                Send a request
              </a>
            </p>
          </section>
          <WhatWeKeep school={school} />
          <WhatWeDoNot school={school} />
          <Children />
          <Rights />
          <div className="block privacy-contact">
            <WhomToAsk school={school} />
            <Complaints />
          </div>
          <section className="block">
            <h2 id={form.done ? undefined : formId}>Send a request</h2>
            <Island of={island} props={{ ...form, action: `${form.action}#${formId}` }} />
            {form.done && <div id={formId} className="form-end" />}
          </section>
        </div>
      ),
    };
  },
};
