/** The style sheets beside components and pages. A module of its own: a glob's imports come before all others of its module. */
import.meta.glob('../components/*.css', { eager: true });
import.meta.glob('../pages/*.css', { eager: true });
