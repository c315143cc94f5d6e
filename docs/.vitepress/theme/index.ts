import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { onMounted } from "vue";
import "./style.css";
import "./program.css";

/** A link to a folded section opens it. */
const unfold = () =>
  document
    .getElementById(decodeURIComponent(location.hash.slice(1)))
    ?.closest("details")
    ?.setAttribute("open", "");

export default {
  extends: DefaultTheme,
  setup: () =>
    onMounted(async () => {
      document.querySelector(".VPSidebar [aria-current]")?.scrollIntoView({ block: "center" });
      addEventListener("hashchange", unfold);
      unfold();
      const programs = document.querySelectorAll<HTMLElement>(".program");
      if (programs.length > 0) programs.forEach((await import("./program.ts")).enableProgram);
    }),
  /** Opens each page as a document: the scripts that would draw it in the present one are left out of the site. */
  enhanceApp({ router }) {
    router.onAfterPageLoad = () => {
      router.onBeforePageLoad = () => false;
      router.onBeforeRouteChange = (to) => {
        location.assign(to);
        return false;
      };
    };
  },
} satisfies Theme;
