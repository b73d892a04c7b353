/** Stands in a page that the school has not written yet, or whose words cannot be loaded just now. */
export const Unwritten = () => (
  <p className="empty">
    The school is still preparing this page. For anything urgent, please{' '}
    <a href="/MailUs">write to us</a> or call the school office.
  </p>
);
