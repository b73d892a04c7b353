'use client';
/** The browser's own list of pages, in the order and under the headings of the website's menu. */
import { menus, type Route, routeOf } from '@aangan/contract/routes.ts';
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useFormModified,
} from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation.js';

type Props = {
  path: string;
  /** The addresses from which one is chosen. */
  choices: readonly string[];
  /** It was chosen long ago. */
  isKept?: boolean;
};

const nameOf = ({ title, menu, path }: Route): string =>
  `${title} (${[menu, path].filter(Boolean).join(' › ')})`;

export const PageInput = ({ path: givenPath, choices, isKept = false }: Props) => {
  const { path, setValue, showError, value, disabled } = useField<string>({
    potentiallyStalePath: givenPath,
  });
  const router = useRouter();
  const query = useSearchParams();
  const isModified = useFormModified();
  const id = `field-${path}`;
  const now = value ? routeOf(value) : undefined;
  if (isKept)
    return (
      <div className="field-type text page-choice">
        <FieldLabel as="span" label="Page of the website" path={path} />
        <p id={id}>{now ? nameOf(now) : value}</p>
      </div>
    );

  /** The form of that page has the parts that it begins with. What somebody has written already is kept instead. */
  const choose = (chosen: string) => {
    if (isModified || !chosen) return setValue(chosen);
    const next = new URLSearchParams(query);
    next.set('path', chosen);
    router.replace(`?${next}`);
  };
  // One that somebody came here for stands there even if it is taken: saving says what to do.
  const offered = [...new Set([...choices, value ?? ''])].flatMap(
    (choice) => routeOf(choice) ?? [],
  );
  const option = (route: Route) => (
    <option key={route.path} value={route.path}>
      {route.title} ({route.path})
    </option>
  );
  const unlisted = offered.filter(({ menu }) => menu === null);
  return (
    <div className={`field-type select page-choice${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label="Page of the website" path={path} required />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <select
          id={id}
          name={path}
          disabled={disabled}
          value={value ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Please choose</option>
          {menus.map((menu) => {
            const within = offered.filter((route) => route.menu === menu);
            return (
              within.length > 0 && (
                <optgroup key={menu} label={menu}>
                  {within.map(option)}
                </optgroup>
              )
            );
          })}
          {unlisted.length > 0 && (
            <optgroup label="Not in the menu">{unlisted.map(option)}</optgroup>
          )}
        </select>
      </div>
      <FieldDescription
        description="As the menu of the website has them; those that you have already are in the list of pages."
        path={path}
      />
    </div>
  );
};
