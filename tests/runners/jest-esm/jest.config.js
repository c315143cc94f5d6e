export default {
  transform: {}, // plain JavaScript; for TypeScript, configure your transform
  reporters: [
    "default",
    [
      "@sandbank/testing/jest-reporter",
      { include: ["reasons ach_decline."], min: 5 },
    ],
  ],
};
