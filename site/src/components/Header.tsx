/** The shared header: phones, address, who we are, and the whole menu. */

import { menuRoutes, menus, type Route } from '@aangan/contract/routes.ts';
import type { School } from '@aangan/contract/school.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { externalMenuLinks, isKnown, oneLineAddress, phoneHref } from './school-facts.ts';

type HeaderProps = {
  school: School;
  current: Route | undefined;
  emptyPages: ReadonlySet<string>;
};

/** The menus with what they lead to; one that would lead nowhere is left out. */
const menusOf = ({ school, emptyPages }: HeaderProps) =>
  menus
    .map((menu) => ({
      menu,
      routes: menuRoutes(menu).filter(({ path }) => !emptyPages.has(path)),
      links: externalMenuLinks(school, menu),
    }))
    .filter(({ routes, links }) => routes.length + links.length > 0);

export const Header = (props: HeaderProps) => {
  const { school, current } = props;
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      {isKnown(school) && (
        <div className="contact-strip">
          <div className="wide contact-strip-row">
            <ul className="contact-strip-phones">
              {school.phones.map((phone) => (
                <li key={phone}>
                  <a href={phoneHref(phone)}>
                    <Icon name="phone" />
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
            <p className="contact-strip-address">
              <Icon name="place" />
              {oneLineAddress(school)}
            </p>
          </div>
        </div>
      )}
      <div className="wide masthead">
        <a className="masthead-home" href="/">
          {school.crest && (
            <Picture path={school.crest} sizes="72px" alt="" eager className="masthead-crest" />
          )}
          <span>
            <span className="masthead-name">
              {school.name || 'Home'}
              {isKnown(school) && <span className="visually-hidden">: home</span>}
            </span>
            {school.tagline && <span className="masthead-tagline">{school.tagline}</span>}
          </span>
        </a>
        <div className="masthead-actions">
          {school.links.feePayment && (
            <ExternalLink href={school.links.feePayment} className="button button-accent">
              Pay fees online
            </ExternalLink>
          )}
          {school.links.parentPortal && (
            <ExternalLink href={school.links.parentPortal} className="button button-quiet">
              Parent portal
            </ExternalLink>
          )}
        </div>
        <button type="button" className="menu-button" popoverTarget="menu">
          <Icon name="menu" />
          Menu
        </button>
      </div>
      <nav id="menu" className="menu" popover="auto" aria-label="Main">
        <div className="wide menu-row">
          <button
            type="button"
            className="menu-close"
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            Close menu
          </button>
          <a
            className="menu-top"
            href="/"
            aria-current={current?.path === '/' ? 'page' : undefined}
          >
            Home
          </a>
          {menusOf(props).map(({ menu, routes, links }) => (
            <details key={menu} className="menu-group" name="menu">
              <summary className={current?.menu === menu ? 'menu-top menu-here' : 'menu-top'}>
                {menu}
                <Icon name="down" />
              </summary>
              <ul className={routes.length > 9 ? 'menu-list menu-list-wide' : 'menu-list'}>
                {routes.map((route) => (
                  <li key={route.path}>
                    <a
                      href={route.path}
                      aria-current={current?.path === route.path ? 'page' : undefined}
                    >
                      {route.menuTitle ?? route.title}
                    </a>
                  </li>
                ))}
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <ExternalLink href={href}>{label}</ExternalLink>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </nav>
    </header>
  );
};
