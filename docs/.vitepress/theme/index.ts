/// <reference types="vite/client" />
import { type Theme, useData, withBase } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h, onMounted } from "vue";
import "./style.css";

const PageAsMarkdown = () =>
  h("a", { target: "_self", href: withBase(`/${useData().page.value.relativePath}`) }, "This page as Markdown");

const NotFound = () =>
  h("main", { class: "vp-doc", style: "padding: 64px 24px" }, [
    h("h1", "There is no such page"),
    h("a", { href: withBase("/guide.html") }, "All pages"),
  ]);

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "doc-footer-before": PageAsMarkdown, "not-found": NotFound }),
  setup: () =>
    onMounted(() => document.querySelector(".VPSidebar [aria-current]")?.scrollIntoView({ block: "center" })),
  /** Opens each page as a document: the scripts that would draw it in the present one are left out of the site. */
  enhanceApp({ router }) {
    if (import.meta.env.DEV) return;
    router.onAfterPageLoad = () => {
      router.onBeforePageLoad = () => false;
      router.onBeforeRouteChange = (to) => {
        location.assign(to);
        return false;
      };
    };
  },
} satisfies Theme;
