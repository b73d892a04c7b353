'use client';
/** Keeps the menu open on a small laptop, where Payload would close it, unless whoever is signed in has closed it. */
import { useNav, usePreferences } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import { useEffect } from 'react';

/** From this width on there is room for the menu beside the page. */
const wideEnough = '(min-width: 1200px)';

export const OpenMenu = () => {
  const { hydrated, setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  useEffect(() => {
    if (!hydrated || !matchMedia(wideEnough).matches) return;
    void getPreference<{ open?: boolean }>(PREFERENCE_KEYS.NAV).then((preferred) =>
      setNavOpen(preferred?.open ?? true),
    );
  }, [hydrated, getPreference, setNavOpen]);
  return null;
};
