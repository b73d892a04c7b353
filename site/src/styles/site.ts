/** All style sheets that stand beside components and pages, as one file: it is small, and fetched once for the whole site. */
import './layers.css';
import './fonts.css';
import './tokens.css';
import './base.css';
import './components.ts';
import './overrides.css';
