/**
 * All style sheets that stand beside components and pages, as one file. A page carries the rules that it uses; an island that
 * draws brings the file. Fonts are not in it: each page carries those of the letters that it is written in.
 */
import './layers.css';
import './tokens.css';
import './base.css';
import './components.ts';
import './overrides.css';
