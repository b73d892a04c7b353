/** The mark of the back office: the arch of a courtyard. */
export const Icon = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 32 32"
    width="100%"
    height="100%"
    style={{ maxHeight: '2.5rem' }}
  >
    <path
      fill="#7a1f2b"
      fillRule="evenodd"
      d="M3 30V14C3 7 9 4 16 1c7 3 13 6 13 13v16h-7V17c0-4-2.600-5.500-6-7-3.400 1.500-6 3-6 7v13Z"
    />
    <circle cx="16" cy="24" r="3" fill="#f2a900" />
  </svg>
);

export const Logo = () => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.75rem', fontSize: '2rem' }}>
    <span style={{ width: '2.5rem' }}>
      <Icon />
    </span>
    Aangan
  </span>
);
