/** What only the home page needs. */
import '../pages/home.css';
