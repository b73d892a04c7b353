'use client';
/** A school that was just made, and the ways from here. */
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client';
import { useEffect, useRef } from 'react';
import type { GivenLink as Given } from '../accounts/ask.ts';
import { GivenLink } from '../accounts/given-link.tsx';

export type Made = {
  id: number;
  name: string;
  website: string;
  email: string;
  invitation: Given | null;
};

export const MadeSchool = ({ made }: { made: Made }) => {
  const { id, name, website, email, invitation } = made;
  const { setTenant, syncTenants } = useTenantSelection();
  const heading = useRef<HTMLHeadingElement>(null);
  // The menu's list of schools was drawn before there was this one.
  const sync = useRef(syncTenants);
  useEffect(() => {
    heading.current?.focus();
    void sync.current();
  }, []);
  /** From here on the back office is about the new school. */
  const goTo = (address: string) => {
    setTenant({ id, refresh: false });
    window.location.assign(address);
  };
  return (
    <section className="invite new-school" aria-labelledby="made-school">
      <h1 id="made-school" ref={heading} tabIndex={-1}>
        {name} has its website
      </h1>
      <p>
        {website.startsWith('https:')
          ? `Visitors come to it as soon as the name ${new URL(website).host} leads to this server.`
          : 'It is there now.'}{' '}
        Its pages are written in words that are true of any school: the head and the editors go
        through them, and change what they like.
      </p>
      <div className="account-tools__buttons">
        <a href={website} target="_blank" rel="noreferrer">
          Open the website
        </a>
        <button type="button" onClick={() => goTo('/admin')}>
          Go to the school’s home
        </button>
        {!invitation && (
          <button type="button" onClick={() => goTo('/admin/collections/staff/create')}>
            Invite the head
          </button>
        )}
        <a href="/admin/new-school">Make another school</a>
      </div>
      {invitation && (
        <>
          <h2>The head of the school is invited</h2>
          <GivenLink given={invitation} email={email} />
        </>
      )}
    </section>
  );
};
