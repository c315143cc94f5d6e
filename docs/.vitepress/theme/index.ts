import { type Theme, useRouter } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { onMounted } from "vue";
import "./style.css";
import "./program.css";

/** A link to a folded section opens it. */
const unfold = () => document.querySelector(`details:has([id="${location.hash.slice(1)}"])`)?.setAttribute("open", "");

export default {
  extends: DefaultTheme,
  setup() {
    const router = useRouter();
    onMounted(async () => {
      // Each page is opened as a document: the scripts that would draw it in the present one are left out of the site.
      router.onBeforePageLoad = () => false;
      router.onBeforeRouteChange = (to) => {
        location.assign(to);
        return false;
      };
      document.querySelector(".VPSidebar [aria-current]")?.scrollIntoView({ block: "center" });
      addEventListener("hashchange", unfold);
      unfold();
      const programs = document.querySelectorAll<HTMLElement>(".program");
      if (programs.length > 0) programs.forEach((await import("./program.ts")).enableProgram);
    });
  },
} satisfies Theme;
