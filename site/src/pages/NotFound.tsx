/** What stands at an address that has no page (promise 10.1). */
export const NotFound = () => (
  <div className="narrow page-body">
    <p>
      The page may have moved, or the link may have been typed or copied with a slip. Nothing is
      lost: every page of this website is listed on the Site Map.
    </p>
    <p className="button-row">
      <a className="button button-accent" href="/SiteMap">
        Open the Site Map
      </a>
      <a className="button button-quiet" href="/">
        Go to Home
      </a>
    </p>
  </div>
);
