/** All style sheets that stand beside components and pages, as one file. A page carries the rules that it uses; an island that draws brings the file. */
import './layers.css';
import './fonts.css';
import './tokens.css';
import './base.css';
import './components.ts';
import './overrides.css';
