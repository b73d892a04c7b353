/** The quiet line of a list or a calendar whose records could not be loaded. Always there, so that a screen reader hears its words come. */
export const NotLoaded = ({ failed }: { failed: boolean }) => (
  <p className="not-loaded" role="status">
    {failed &&
      'This could not be loaded just now, so what was here has stayed. Please check your internet connection and try again.'}
  </p>
);
