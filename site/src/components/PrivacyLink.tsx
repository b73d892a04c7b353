/** Beside every form: where it is said what becomes of what is written in it. */
export const PrivacyLink = () => (
  <>
    {' '}
    More in our <a href="/Privacy">privacy notice</a>.
  </>
);
