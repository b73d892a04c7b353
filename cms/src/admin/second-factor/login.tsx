/** The sign-in page: Payload's own form, and after a right password the second factor, where there is one. */
import { LoginView } from '@payloadcms/next/views';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import type { ReactNode } from 'react';
import { findByTicket } from '../../second-factor/account.ts';
import { Logo } from '../brand.tsx';
import { MustSetUp } from './must-set-up.tsx';
import { StartAgain } from './start-again.tsx';
import { TypeCode } from './type-code.tsx';

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <main>
    <div className="login__brand">
      <Logo />
    </div>
    <div className="factor-login account-tools">
      <h1>{title}</h1>
      {children}
      <StartAgain />
    </div>
  </main>
);

export const Login = async (props: AdminViewServerProps) => {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  if (req.user) return <LoginView {...props} />;
  const onward = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: searchParams?.redirect ?? '',
  });
  if (await findByTicket(req, 'code'))
    return (
      <Card title="Second factor">
        <TypeCode onward={onward} />
      </Card>
    );
  if (await findByTicket(req, 'setup'))
    return (
      <Card title="Set up your second factor">
        <MustSetUp onward={onward} />
      </Card>
    );
  return <LoginView {...props} />;
};
